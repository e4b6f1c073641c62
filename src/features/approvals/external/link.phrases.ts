/** The pages that mailed links open. */
export const linkPhrases = {
  title: 'Approval request',
  paper_title: 'Document',
  mode_dark: 'Use dark colours',
  mode_light: 'Use light colours',
  closed: {
    title: 'Approval requested',
    status_title: 'Your request',
    text: 'Open it to see who asks for what. Nothing is decided by opening it.',
    open: 'Open request',
    private: 'This link is yours alone. Please do not forward it.',
  },
  request: {
    asks: '{{name}} asks',
    yours: 'Your request',
    for: 'You decide for {{name}}.',
    expires: 'This link works until {{date}}.',
    files: 'Files',
    size: '{{size}} kB',
    download: 'Download {{name}}',
    download_failed: 'The file did not come. Try again.',
    print: 'Print',
    before_you: 'What was decided before',
  },
  /** {{what}} is one of the phrases below, {{who}} the one who asks. */
  sentence: {
    approve: 'You, {{name}}, approve {{what}} for {{who}}.',
    note: 'You, {{name}}, take note of {{what}} for {{who}}.',
    verify: 'You, {{name}}, verify {{what}} for {{who}}.',
    return: 'You, {{name}}, return {{what}} to {{who}} to be changed.',
    reject: 'You, {{name}}, reject {{what}} for {{who}}.',
  },
  what: {
    leave: 'leave of {{days}}',
    leave_plain: 'the leave',
    cash_advance: 'the cash advance of {{amount}}',
    soa_request: 'the commission request of {{amount}}',
    soa: 'the statement of account of {{amount}}',
    commission_release: 'the commission release of {{amount}}',
    commission_correction: 'the commission correction of {{amount}}',
    expense: 'the expense of {{amount}}',
    time_correction: 'the time correction of {{date}}',
    overtime: 'the overtime of {{date}}',
    journal_void: 'the reversal of the entry of {{amount}}',
    sale_amendment: 'the change of the sale at {{amount}}',
    other: 'the request',
  },
  confirm: {
    title: 'Is this right?',
    confirm: 'Confirm',
    back: 'Back',
    reason: 'Reason',
    reason_hint: '{{name}} will read it.',
    comment: 'Comment',
    reason_missing: 'Write why. {{name}} needs to know.',
  },
  code: {
    label: 'One-time code',
    sent: 'We have mailed eight digits to {{address}}. They work for ten minutes.',
    sending: 'A code is on its way to {{address}}.',
    again: 'Send another code',
    missing: 'Type the eight digits of the mail.',
  },
  sign_in: {
    text: 'So much is at stake here that you need to sign in. You come back to this page.',
    action: 'Sign in',
  },
  delegate: {
    open: 'Delegate',
    title: 'Who decides instead of you?',
    text: 'They get a link of their own by mail, and yours stops working.',
    sentence: 'You, {{name}}, hand the decision over to {{other}}.',
    confirm: 'Hand it over',
    done: '{{other}} decides now',
    done_text: 'A mail with a link of their own is on its way. There is nothing more for you to do.',
  },
  done: {
    approve: 'Approved by you',
    note: 'Noted by you',
    verify: 'Verified by you',
    return: 'Returned by you',
    reject: 'Rejected by you',
    at: 'on {{date}}',
    next: 'The request goes on to the next step.',
    finished: 'The request is decided.',
    told: 'Recorded. The requester has been notified by mail.',
    comment: 'With the words: “{{comment}}”',
    close: 'You can close this page.',
  },
  dead: {
    decided_by: '{{decision}} by {{name}}',
    decided: 'This has been decided already',
    decided_text: 'There is nothing left for you to do.',
    changed: 'The request has changed',
    changed_text:
      'Whoever asks has changed it since this mail was sent. A new mail with the new request is on its way to you.',
    withdrawn: 'The request was withdrawn',
    withdrawn_text: 'Whoever asked does not need it any more. There is nothing left for you to do.',
    expired: 'This link does not work any more',
    expired_text:
      'A new one can be sent to the address that we have on file for you, up to three times a day.',
    new_link: 'Send me a new link',
    new_link_sent:
      'If there is something for you to decide, a new link is on its way to the address on file.',
    unknown: 'We do not know this link',
    unknown_text: 'Perhaps only a part of it was copied. Press the button in the mail itself.',
    not_yours: 'You cannot decide this',
    reload: 'This page is too old to decide',
    reload_text: 'Open the request again and check it once more.',
    reload_action: 'Open it again',
    failed: 'The request could not be loaded',
    slow_down: 'Too many tries',
  },
  status: {
    changes: 'To change or withdraw it, open it in the portal.',
  },
  report: {
    ask: 'If this was not you, say so at once.',
    open: 'This was not me',
    title: 'This was not you?',
    text: 'Then another person used a link that was sent to you. We stop the request at once and notify the administrators.',
    action: 'Stop it: this was not me',
    done: 'The request is stopped',
    done_text:
      'Nothing more is decided until an administrator has looked. Change the password of your mailbox, too.',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    link: typeof linkPhrases
  }
}
