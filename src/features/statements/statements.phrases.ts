export const statementsPhrases = {
  commission_statement: {
    title: 'Statement of Accounts',
    text: 'What developers are billed for commission, from the draft to the day it is due.',
    search: 'Search by number or service invoice',
    empty: 'No statements yet',
    empty_text: 'Generate one from the tranches that a developer’s buyers have paid for.',
    new: 'Generate statement',
    one: 'Statement of account',
    count_one: '{{count}} statement',
    count_other: '{{count}} statements',
    values: {
      status: {
        sent: 'Sent',
        acknowledged: 'Acknowledged',
        disputed: 'Disputed',
        partly_collected: 'Partly collected',
        collected: 'Collected',
      },
    },
  },
  generate: {
    title: 'Generate Statement of Accounts',
    text: 'Choose a developer, a unit and a cut-off date, and what of it to bill.',
  },
  sections: { whom: 'Developer and period', lines: 'What is billed' },
  lines: {
    choose_first: 'Choose a developer, a unit and a cut-off date to see what can be billed.',
    nothing: 'Nothing can be billed up to this day.',
    caption: 'Tranches to bill',
    all: 'Select all',
    one: 'Bill tranche {{seq}} of {{sale}}',
    selected: '{{selected}} of {{all}} selected',
    sale: 'Sale',
    tranche: 'Tranche',
    net: 'Net',
    vat: 'VAT',
    gross: 'Total',
  },
  waiting: {
    title: 'Not yet billable',
    text: 'The next tranche of each other sale, and what it waits for.',
    reason: 'Waits for',
    money: '{{amount}} from the buyer',
    on_hold: 'Its hold to end',
    claimed: 'Billed by {{number}}',
    after_cutoff: 'A later cut-off date',
  },
  pdf: 'Download PDF',
  fields: {
    statement_on: 'Statement date',
    service_invoice_no: 'Service invoice number',
    acknowledged_on: 'Acknowledged on',
    acknowledged_by: 'Acknowledged by',
    reason: 'Reason',
    promised_on: 'Promised for',
    promised_amount: 'Amount promised',
  },
  history: {
    actions: {
      add_promise: 'recorded a promise to pay',
      withdraw_promise: 'withdrew a promise to pay',
    },
  },
  command: {
    refresh: {
      open: 'Refresh lines',
      title: 'Refresh the lines of {{name}}?',
      text: 'Tranches that can no longer be billed leave the draft, and amounts are taken as they stand now.',
      submit: 'Refresh lines',
      done: 'The lines of {{name}} are refreshed.',
    },
    send: {
      open: 'Send statement',
      title: 'Send {{name}}',
      text: 'It is posted to the books and falls due by the developer’s terms; its tranches count as billed.',
      submit: 'Send statement',
      done: '{{name}} is posted and its tranches are billed.',
    },
    acknowledge: {
      open: 'Record acknowledgement',
      title: 'Developer’s acknowledgement of {{name}}',
      text: 'Enter the day and the person at the developer who acknowledged it.',
      submit: 'Record acknowledgement',
      done: '{{name}} is acknowledged.',
    },
    dispute: {
      open: 'Record dispute',
      title: 'Dispute of {{name}}',
      text: 'Enter what the developer does not agree with. The statement stays due.',
      submit: 'Record dispute',
      done: 'The dispute of {{name}} is recorded.',
    },
    settle_dispute: {
      open: 'Settle dispute',
      title: 'Settle the dispute of {{name}}',
      text: 'Enter what was agreed.',
      submit: 'Settle dispute',
      done: 'The dispute of {{name}} is settled.',
    },
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    statements: typeof statementsPhrases
  }
}
