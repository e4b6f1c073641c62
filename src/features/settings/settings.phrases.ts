export const settingsPhrases = {
  never: 'Never',
  none: '–',

  users: {
    title: 'Users',
    text: 'Who may sign in to the portal, and as what.',
    search: 'Search by name or address',
    status_label: 'Status',
    every_status: 'Every status',
    name: 'Name',
    username: 'Username',
    email: 'E-mail address',
    unit: 'Unit',
    roles: 'Roles',
    status: 'Status',
    last_login: 'Last sign-in',
    created: 'Asked for',
    actions: 'Actions for {{name}}',
    locked: 'Locked',
    locked_until: 'Locked until',
    empty: 'There are no users yet',
    no_match: 'No user matches this',
    no_match_text: 'Change the search or the status.',
    clear: 'Show all',
    hidden_title: 'There is no such user here',
    hidden: 'The account does not exist, or it belongs to a unit that is not open to you.',
    back: 'All users',
  },

  status: {
    pending: 'Waiting',
    active: 'Active',
    suspended: 'Suspended',
    deactivated: 'Closed',
  },

  act: {
    activate: 'Activate…',
    suspend: 'Suspend…',
    reactivate: 'Let back in',
    unlock: 'Unlock',
    send_reset: 'Send a password link',
    end_sessions: 'End all sessions…',
  },

  done: {
    activate: '{{name}} can sign in now.',
    suspend: '{{name}} is suspended and signed out.',
    reactivate: '{{name}} can sign in again.',
    unlock: 'The account of {{name}} is unlocked.',
    send_reset: 'A link to set a password is on its way to {{email}}.',
    end_sessions: 'All sessions of {{name}} have ended.',
  },

  ask: {
    suspend_title: 'Suspend {{name}}?',
    suspend: '{{name}} is signed out everywhere at once and cannot sign in until you let them back in.',
    suspend_confirm: 'Suspend',
    end_sessions_title: 'End all sessions of {{name}}?',
    end_sessions: '{{name}} has to sign in again on every device. Nothing else changes.',
    end_sessions_confirm: 'End the sessions',
  },

  activate: {
    title: 'Activate {{name}}',
    text: 'The account gets its roles and its home unit, and its owner gets a mail.',
    unit: 'Home unit',
    choose_unit: 'Choose a unit',
    roles: 'Roles',
    submit: 'Activate',
  },

  outbox: {
    title: 'Outbox',
    text: 'Every mail that the portal has sent or is about to send.',
    search: 'Search by address or subject',
    subject: 'Subject',
    to: 'To',
    status: 'Status',
    attempts: 'Attempts',
    created: 'Written',
    sent: 'Sent',
    error: 'Last error',
    empty: 'No mail has been written yet',
    no_match: 'No mail matches this',
    every_status: 'Every status',
    view: 'The mail',
    as_mail: 'As a mail',
    as_text: 'As plain text',
    frame: 'The mail as its receiver sees it',
    secret: 'This mail holds a link that is for its receiver alone, so it is not shown here.',
    wiped: 'The words of this mail are no longer kept.',
    resend: 'Send again',
    resent: 'The mail to {{to}} is on its way once more.',
  },

  mail_status: {
    queued: 'Waiting',
    sent: 'Sent',
    dead: 'Given up',
    superseded: 'Replaced',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    settings: typeof settingsPhrases
  }
}
