export const commissionRequestsPhrases = {
  commission_request: {
    title: 'Commission requests',
    text: 'Request the billing of a tranche, an early release, or a commission statement.',
    search: 'Search by number, sale or reason',
    empty: 'No commission requests yet',
    empty_text: 'Requests appear here, with who approves them and what they led to.',
    new: 'New request',
    one: 'Commission request',
    count_one: '{{count}} commission request',
    count_other: '{{count}} commission requests',
    values: { status: { fulfilled: 'Fulfilled' } },
  },
  sections: { tranche: 'Tranche to bill', amounts: 'Amounts to release', period: 'Period' },
  lines: {
    choose_first: 'Choose a seller to see what can be requested.',
    sale: 'Sale',
    tranche: 'Tranche',
    amount: 'Amount',
    of: 'Kind',
    of_tranche: 'Tranche',
    of_share: 'Commission',
    of_holdback: 'Holdback',
    caption: 'Requested items',
    total: 'Requested:',
  },
  tranches: {
    nothing: 'No tranche of this seller is eligible and unbilled.',
    one: 'Tranche {{seq}} of {{sale}}',
    eligible_on: 'Eligible on {{date}}',
  },
  shares: {
    caption: 'Commissions that developers have paid',
    nothing: 'No commission of this seller may be released now.',
    one: 'Release tranche {{seq}} of {{sale}}',
  },
  holdbacks: {
    caption: 'Holdbacks',
    one: 'Release the holdback of tranche {{seq}} of {{sale}}',
    due: 'Due',
    is_due: 'Due now',
    by_hand: 'When accounting chooses it',
  },
  pick: { all: 'Select all', chosen: '{{chosen}} of {{all}} selected' },
  unpaid: {
    title: 'Developers have not paid {{amount}} yet',
    text: 'It cannot be released before they pay. Use a cash advance on commission instead.',
    limit: 'A cash advance on commission is possible up to {{amount}}.',
    ask: 'Request cash advance',
  },
  bars: {
    title: 'This seller cannot be paid now',
    payee_suspended: 'The seller is suspended.',
    licence_expired: 'The PRC license has expired.',
    accreditation_expired: 'The accreditation has expired.',
    broker_licence_expired: 'The PRC license of the supervising broker has expired.',
  },
  standing: {
    title: 'The tranche now',
    trigger: 'Opens at',
    collected: 'Collected from the buyer by then',
    statement: 'On statement',
    answer: 'Fulfilled by',
    statement_draft: 'Draft statement',
    release_draft: 'Draft release',
    file: 'Download statement',
  },
  bill: {
    into: 'Bill it on',
    fresh: 'A new statement',
    draft: 'The draft with cut-off {{date}}',
    draft_hint_one: '{{count}} line, {{amount}}',
    draft_hint_other: '{{count}} lines, {{amount}}',
  },
  behind: { title: 'Requested by', text: '{{seller}}: {{reason}}' },
  ask: {
    bill: 'Ask to bill',
    release: 'Request early release',
    statement: 'Request a statement',
  },
  hints: { reason: 'The approver reads this.' },
  command: {
    bill: {
      open: 'Bill it',
      title: 'Bill {{name}}',
      text: 'Its tranche is put on a draft statement to the developer.',
      submit: 'Bill it',
      done: 'The tranche of {{name}} is on a draft statement.',
    },
    prepare: {
      open: 'Prepare release',
      title: 'Prepare the release of {{name}}?',
      text: 'A draft release of the requested amounts is created, as far as they can still be released. Different people approve and pay it.',
      submit: 'Prepare release',
      done: 'The release of {{name}} is drafted.',
    },
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'commission-requests': typeof commissionRequestsPhrases
  }
}
