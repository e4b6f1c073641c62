export const clawbacksPhrases = {
  clawbacks: {
    title: 'Clawbacks',
    text: 'Commission that was paid and has to be paid back: from holdbacks at once, from later releases after that.',
    search: 'Search by sale number',
    empty: 'No clawbacks',
    empty_where: 'A clawback opens when a check bounces or a sale with paid commission is cancelled.',
    empty_text:
      'One opens by itself when a receipt is undone, a developer is credited, or a sale is changed or cancelled, after its commission was paid.',
  },
  fields: {
    sale_no: 'Sale',
    seller_id: 'Seller',
    cause: 'Cause',
    of_incentive: 'Incentive',
    opened_on: 'Opened on',
    gross_amount: 'Clawed back',
    applied_amount: 'From holdbacks',
    recovered_amount: 'From releases',
    written_off_amount: 'Written off',
    open_amount: 'Still owed',
    status: 'Status',
    ou_id: 'Unit',
    written_off_on: 'Written off on',
    entry_id: 'Entry',
    write_off_entry_id: 'Entry of the write-off',
    reason: 'Reason',
    sale_id: 'Sale',
    amount: 'Amount',
    asked_by: 'Opened by',
    confirmed_by: 'Confirmed by',
    write_off_asked_by: 'Write-off asked by',
    write_off_reason: 'Reason for the write-off',
  },
  values: {
    cause: {
      sale_cancelled: 'Sale cancelled',
      price_change: 'Price changed',
      developer_credit: 'Credited to the developer',
      wrong_payee: 'Wrong payee',
      developer_reversal: 'Developer’s payment undone',
    },
    status: {
      proposed: 'To be confirmed',
      declined: 'Declined',
      open: 'Open',
      recovering: 'Partly recovered',
      recovered: 'Recovered',
      written_off: 'Written off',
    },
  },
  recoveries: {
    title: 'Recovered from releases',
    none: 'No release has recovered any of it yet.',
    release: 'Release',
    on: 'Date',
    amount: 'Recovered',
  },
  asked: 'Write-off requested',
  of_incentive: 'From an incentive, not from commission',
  open_sale: 'Open the sale',
  claim: {
    open: 'Open clawback',
    title: 'Open a clawback',
    text: 'Commission or an incentive of a sale that was paid to the wrong seller. Another person has to confirm it; then it is posted, and later releases of the seller recover it.',
    of_incentive: 'Take back an incentive, not the commission',
    submit: 'Open clawback',
    done: 'The clawback waits for another person to confirm it.',
  },
  waits: 'Waits to be confirmed by another person',
  command: {
    confirm: {
      open: 'Confirm',
      title: 'Confirm the clawback of {{name}}?',
      text: 'It is posted now. Holdbacks cover it first, and later releases recover the rest.',
      submit: 'Confirm clawback',
      done: 'The clawback of {{name}} is confirmed.',
    },
    decline: {
      open: 'Decline',
      title: 'Decline the clawback of {{name}}?',
      text: 'Nothing is owed, and it stays in the list as declined.',
      submit: 'Decline clawback',
      done: 'The clawback of {{name}} is declined.',
    },
    ask_write_off: {
      open: 'Ask to write off',
      title: 'Ask to write off the clawback of {{name}}',
      text: 'Another person has to approve. Until then releases continue to recover it.',
      submit: 'Ask to write off',
      done: 'Write-off for {{name}} requested.',
    },
    write_off: {
      open: 'Write off',
      title: 'Write off the clawback of {{name}}?',
      text: 'The amount still owed is posted as an expense and is no longer recovered from releases.',
      submit: 'Write off',
      done: 'The clawback of {{name}} is written off.',
    },
    keep: {
      open: 'Keep clawback',
      title: 'Keep the clawback of {{name}}?',
      text: 'The write-off request ends, and releases continue to recover it.',
      submit: 'Keep clawback',
      done: 'The clawback of {{name}} stays.',
    },
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    clawbacks: typeof clawbacksPhrases
  }
}
