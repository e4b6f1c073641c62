export const notificationsPhrases = {
  title: 'Notifications',
  text: 'Your notifications, and how you receive them.',
  tabs: { label: 'Notifications and settings', list: 'Inbox', settings: 'Settings' },

  list: {
    label: 'Notifications',
    unread_only: 'Unread only',
    kind: 'Type',
    every_kind: 'Everything',
    mark_all: 'Mark all as read',
    marked_all: 'All are marked as read.',
    none_unread: 'Nothing was unread.',
    read: 'Mark as read',
    unread: 'Mark as unread',
    is_unread: 'Unread:',
    older: 'Show older ones',
    empty: 'No notifications yet',
    empty_text: 'Requests, decisions, memos and mentions will stand here.',
    no_match: 'No notifications match',
    no_match_text: 'Choose everything to see what you have read.',
    show_all: 'Show everything',
  },

  panel: { all: 'All notifications', settings: 'Choose what you hear of' },

  settings: {
    kinds: 'Notification settings',
    kinds_text: 'Mail at once comes outside your quiet hours; what falls into them waits for the digest.',
    always: 'A person waits for you here, so it cannot be switched off.',
    times: 'Mail hours',
    digest_at: 'Daily digest at',
    digest_hint: 'One mail a day with what is unread, and none on days without.',
    is_quiet: 'Keep quiet hours',
    quiet_hint: 'No mail is sent during these hours (Manila time).',
    from: 'From',
    to: 'To',
    days: 'On the days on which they begin',
    save: 'Save',
    saved: 'Your choice is saved.',
  },

  channel: {
    off: 'Not at all',
    portal: 'Here in the portal',
    digest: 'Also in the daily digest',
    mail: 'Also by mail at once',
  },

  group: {
    approvals: 'Approvals',
    leave: 'Leave',
    files: 'Memos, forms and payslips',
    'time-logs': 'Time',
    property: 'Units and holds',
    sales: 'Sales',
    buyers: 'Buyers and their documents',
    notifications: 'Comments',
    auth: 'Accounts',
    settings: 'Long jobs',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    notifications: typeof notificationsPhrases
  }
}
