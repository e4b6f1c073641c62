/** Uploading and verifying documents of buyers and sales. */
export const documentDeskPhrases = {
  upload: {
    title: 'Upload documents',
    choose: 'Choose files',
    files: 'Files to upload',
    requirement: 'Requirement for {{name}}',
    pick: 'Choose a requirement…',
    valid_to: 'Valid until: {{name}}',
    remove: 'Remove {{name}}',
    sending: 'Uploading {{name}}',
    submit_one: 'Upload {{count}} file',
    submit_other: 'Upload {{count}} files',
    unassigned_one: '{{count}} file needs a requirement.',
    unassigned_other: '{{count}} files need a requirement.',
    done_one: '{{count}} document uploaded.',
    done_other: '{{count}} documents uploaded.',
  },
  queue: {
    title: 'Documents to verify',
    label: 'Documents waiting',
    count_one: '{{count}} document to verify',
    count_other: '{{count}} documents to verify',
  },
  valid_to: 'Valid until',
  verify: {
    submit: 'Verify',
    done: '{{name}} is verified.',
    date_missing: 'Enter the date on the document, like 12-31-2031.',
  },
  reject: {
    submit: 'Reject',
    title: 'Reject: {{name}}',
    reason: 'Reason',
    reason_hint: 'The person who uploaded it reads this: say what to upload instead.',
    done: '{{name}} is rejected.',
  },
  keys: 'Keys: V verify, R reject, J next, K previous',
  status: {
    submitted: 'Uploaded',
    verified: 'Verified',
    rejected: 'Rejected',
    expired: 'Expired',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'document-desk': typeof documentDeskPhrases
  }
}
