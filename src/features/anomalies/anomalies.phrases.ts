export const anomaliesPhrases = {
  anomalies: {
    title: 'Anomalies',
    text: 'Unusual records with the evidence. Correct them, or dismiss them with a reason.',
    search: 'Search by number or name',
    empty: 'No anomalies',
    empty_where: 'Records are checked every night. Findings appear here with their evidence.',
    empty_text: 'Records are checked every night.',
    look: 'Check now',
    looked: 'Checked. Open anomalies: {{count}}',
  },
  fields: {
    title: 'About',
    rule: 'Finding',
    severity: 'Severity',
    status: 'Status',
    first_found_on: 'First found',
    last_found_on: 'Last found',
    ou_id: 'Unit',
    subject_kind: 'Kind of record',
    evidence: 'Evidence',
    dismissed_by: 'Dismissed by',
    dismissed_on: 'Dismissed on',
    reason: 'Reason',
  },
  values: {
    rule: {
      invoice_twice: 'Supplier invoice used twice',
      receipt_twice: 'Same receipt on two expenses',
      advance_and_expense: 'Advance and expense of one day',
      split_cash: 'Cash split below the threshold',
      own_purchase: 'Seller is the buyer',
      outside_list: 'Sold outside the price list',
      protected_lead: 'Sold although the lead was protected',
      changed_account: 'Paid soon after the account was changed',
      shared_account: 'Two payees with one account',
      large_release: 'Release far above the usual',
      offset_above_owed: 'More offset than is owed to the developer',
    },
    severity: { high: 'High', medium: 'Medium', low: 'Low' },
    status: { open: 'Open', dismissed: 'Dismissed', resolved: 'Resolved' },
  },
  why: {
    invoice_twice: 'Invoice {{invoice}} of the same supplier is on two expenses.',
    receipt_twice: 'The same receipt file is attached to two expenses.',
    advance_and_expense:
      'The same person received an advance and requested an expense of the same amount on the same day.',
    own_purchase: 'The buyer has the same TIN as {{name}}, who is a seller of this sale.',
    outside_list: 'The price lies outside the price list. It was allowed with the reason: {{reason}}',
    protected_lead:
      'The lead belonged to another seller. The protection was waived with the reason: {{reason}}',
    changed_account:
      'The account of the payee was changed on {{changed}}, and the release was paid soon after.',
    shared_account: 'Two active payees are paid to the same account.',
    large_release: 'The payee got more than {{percent}} % of what is usual, {{usual}}.',
    offset_above_owed:
      'What the company owed the developer was offset, and then {{total}} of it was taken back: the developer owes this now. Void a receipt by offset, or collect the amount.',
    split_cash:
      'The buyer paid {{total}} in cash in {{payments}} payments within {{days}} days. Each is below the threshold of {{threshold}}; together they come near it or above it.',
  },
  command: {
    dismiss: {
      open: 'Dismiss',
      title: 'Dismiss the finding about {{name}}',
      text: 'It does not come back unless the evidence changes.',
      own: 'You created one of these records, so another person dismisses the finding.',
      submit: 'Dismiss',
      done: 'The finding about {{name}} is dismissed.',
    },
    reopen: { open: 'Reopen', done: 'The finding about {{name}} is open again.' },
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    anomalies: typeof anomaliesPhrases
  }
}
