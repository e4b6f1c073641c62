export const sharedPhrases = {
  try_again: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  back: 'Back',
  loading: 'Loading…',
  request_id: 'Request {{id}}',

  failure: {
    title: 'This could not be loaded',
    offline: 'The server cannot be reached. Check the connection and try again.',
    timeout: 'The server took too long to answer. Try again.',
    cancelled: 'The request was cancelled.',
    signed_out: 'You are signed out.',
    unexpected: 'Something went wrong. Try again, and tell an administrator if it happens again.',
  },

  session: {
    expired: 'Your session has ended. Sign in again to go on where you were.',
    elsewhere: 'You signed out in another tab.',
  },

  rights: {
    failed_title: 'Your rights could not be loaded completely',
    failed: 'Some menus and pages may be missing. The portal keeps trying.',
    waiting: 'Without them this page cannot be shown.',
  },

  storage: {
    broken: 'The browser’s copy of “{{key}}” could not be read and was dropped.',
    full: 'The browser’s storage is full. Until there is room, some choices last only as long as this page.',
    off: 'The browser’s storage is switched off. You are signed out when this page is closed or reloaded.',
  },

  new_build: {
    text: 'The portal has been updated.',
    action: 'Reload now',
  },

  style_failed: {
    title: 'Loading CSS chunk failed',
    text: 'A part of the page’s looks is missing. You can go on, or load the page again.',
  },

  draft: {
    title: 'You left something unsaved at {{time}}',
    text: 'Do you want to go on with it?',
    restore: 'Restore what I typed',
    discard: 'Discard it',
  },

  leave: {
    title: 'Leave without saving?',
    text: 'What you typed here is not saved. It is kept as a draft in this tab.',
    leave: 'Leave the page',
  },

  pager: {
    label: 'Pages of the list',
    range: '{{first}}–{{last}} of {{count}}',
    previous: 'Previous page',
    next: 'Next page',
  },

  caps_lock: 'Caps Lock is on.',

  /** By code: those of the contract's schemas, then zod's own, then the server's. */
  fields: {
    required: 'Fill this in.',
    invalid: 'This is not valid.',
    too_short_one: 'Write at least {{count}} character.',
    too_short_other: 'Write at least {{count}} characters.',
    too_long_one: 'Write no more than {{count}} character.',
    too_long_other: 'Write no more than {{count}} characters.',
    too_few_one: 'Choose at least {{count}}.',
    too_few_other: 'Choose at least {{count}}.',
    too_many_one: 'Choose no more than {{count}}.',
    too_many_other: 'Choose no more than {{count}}.',
    too_low: 'Must be at least {{minimum}}.',
    too_high: 'Must be no more than {{maximum}}.',
    malformed: 'This is not in the right form.',
    not_a_choice: 'Choose one of the list.',
    email_malformed: 'Write one address, like ana@company.com.',
    username_malformed: 'Use 3 to 40 letters, digits, dots, dashes or underscores.',
    password_short: 'Use at least 10 characters.',
    password_long: 'Use no more than 128 characters.',
    passwords_differ: 'The two passwords are not the same.',
    password_common: 'This one is too easy to guess. Choose another.',
    password_same: 'Choose one that you do not use now.',
    role_required: 'Choose at least one role.',
    already_exists: 'This is already taken.',
    wrong_password: 'This is not your current password.',
  },
}
