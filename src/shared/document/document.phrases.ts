/** What documents that others decide about have in common, whatever they are about. */
export const documentPhrases = {
  fields: {
    number: 'Number',
    employee_id: 'Requested by',
    ou_id: 'Operating unit',
    status: 'Status',
    submitted_at: 'Submitted',
    decided_at: 'Decided',
    reason: 'Reason',
  },
  values: {
    status: {
      draft: 'Draft',
      pending: 'Waiting for approval',
      returned: 'Returned',
      approved: 'Approved',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
      voided: 'Voided',
    },
  },
  panel: {
    approval: 'Approval',
    last_comment: 'Comment: {{status}}',
  },
  decide: { yours: 'You are asked to decide', not_asked: 'This waits for another approver.' },
  submit_many: {
    open: 'Submit selected',
    text: 'They go to their approvers together. You can withdraw each of them until it is decided.',
    submit_one: 'Submit {{count}} document',
    submit_other: 'Submit {{count}} documents',
    done_one: '{{count}} document is submitted for approval.',
    done_other: '{{count}} documents are submitted for approval.',
    document: 'Document',
    amount: 'Amount',
    total: 'Total:',
    limit_reached: 'At most {{limit}} documents are submitted together. Select fewer.',
    refused: 'Cannot be submitted',
    none: 'The selected documents are no longer in the list.',
  },
  command: {
    submit: {
      open: 'Submit',
      title: 'Submit for approval',
      text: 'It goes to the approver. You can withdraw it until it is decided.',
      submit: 'Submit',
      done: 'Submitted for approval.',
    },
    withdraw: {
      open: 'Withdraw',
      title: 'Withdraw {{name}}',
      text: 'It leaves the approvers’ inboxes and stays in the list as withdrawn.',
      submit: 'Withdraw',
      done: '{{name}} is withdrawn.',
    },
    discard: {
      open: 'Delete draft',
      title: 'Delete draft',
      text: 'The draft and its files are deleted. This cannot be undone.',
      submit: 'Delete draft',
      done: 'The draft is deleted.',
    },
    void: {
      open: 'Void',
      title: 'Void {{name}}',
      text: 'It stays in the list as voided, with the reason.',
      submit: 'Void',
      done: '{{name}} is voided.',
    },
  },
  mailed: {
    title: 'Mailed to',
    contact: 'Recipient',
    mailed: 'Mailed',
    opened: 'Opened',
    answer: 'Answer',
    queued: 'Waits to be sent',
    dead: 'Not delivered',
    superseded: 'Not sent any more',
    not_yet: 'Not yet',
    over: 'Link has ended',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    document: typeof documentPhrases
  }
}
