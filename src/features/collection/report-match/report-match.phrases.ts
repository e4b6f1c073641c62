import { reportMatchWords } from '@contract/modules/collection/report-match-words'

export const reportMatchPhrases = {
  text: 'Commission reports of developers, row by row beside our billings and receipts.',
  views: { label: 'Views', reports: 'Reports', rows: 'Differences' },
  reports: {
    title: 'Reports',
    text: 'The files of developers and how far they are settled.',
    empty: 'No report was matched yet',
    empty_where: 'Upload a developer’s commission report to compare it row by row with our records.',
    empty_text: 'Upload the file of a developer to see where it differs from what was billed.',
    search: 'Search by file',
  },
  rows: {
    title: 'Differences',
    text: 'Theirs and ours, row by row.',
    empty: 'No rows here',
    search: 'Search by unit, buyer or sale',
  },
  upload: {
    open: 'Upload a report',
    title: 'Upload a report',
    text: 'Its rows are matched with what was billed to this developer for the sales of this unit.',
    next: 'Choose the file',
    found: 'Findings',
  },
  fields: reportMatchWords.fields,
  hints: { theirs_paid: 'The money alone, without the tax that was withheld of it.' },
  line: {
    fields: {
      theirs_base: 'Base',
      theirs_rate: 'Rate',
      theirs_gross: 'Gross',
      theirs_tax: 'Tax withheld',
      theirs_paid: 'Paid',
    },
  },
  values: {
    status: { open: 'Open', closed: 'Closed' },
    confidence: { confident: 'Confident', probable: 'Probable', none: 'None' },
    state: { none: 'Nothing to do', open: 'Open', accepted: 'Accepted', disputed: 'Disputed' },
    kind: reportMatchWords.kind,
  },
  letter: reportMatchWords.letter,
  files: { pdf: 'Letter', xlsx: 'Workbook' },
  decide: {
    accept: 'Accept',
    accept_title: 'Accept the selected rows?',
    accept_text:
      'A payment they report becomes part of a draft receipt that you check and post. Another base, rate, gross or tax is recorded for an adjustment or a credit; nothing is changed by itself.',
    dispute: 'Dispute',
    dispute_title: 'Dispute the selected rows?',
    dispute_text: 'They are collected in the letter and the workbook for the developer.',
    reopen: 'Take back',
    reopen_title: 'Take the decision back?',
    reopen_text: 'The rows are open again. Unchanged draft receipts are deleted with it.',
    done_one: '{{count}} row is decided.',
    done_other: '{{count}} rows are decided.',
    left_one: '{{count}} row was left as it was',
    left_other: '{{count}} rows were left as they were',
    drafts_one: '{{count}} draft receipt waits to be posted.',
    drafts_other: '{{count}} draft receipts wait to be posted.',
    to_receipt: 'Open the receipt',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'report-match': typeof reportMatchPhrases
  }
}
