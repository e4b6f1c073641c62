export const anomaliesPhrases = {
  anomalies: {
    title: 'Anomalies',
    text: 'What looks odd in the records, with the evidence: put it right, or dismiss it with a reason.',
    search: 'Search by number or name',
    empty: 'No anomalies',
    empty_text: 'The records are looked through every night.',
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
      split_cash: 'Cash split below the threshold',
    },
    severity: { high: 'High', medium: 'Medium', low: 'Low' },
    status: { open: 'Open', dismissed: 'Dismissed', resolved: 'Resolved' },
  },
  why: {
    invoice_twice: 'Invoice {{invoice}} of the same supplier stands on two expenses.',
    receipt_twice: 'The same receipt file is attached to two expenses.',
    split_cash:
      'The buyer paid {{total}} in cash in {{payments}} payments within {{days}} days. Each is below the threshold of {{threshold}}; together they come near it or above it.',
  },
  command: {
    dismiss: {
      open: 'Dismiss',
      title: 'Dismiss the finding about {{name}}',
      text: 'It does not come back unless the evidence changes.',
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
