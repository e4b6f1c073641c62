export const profilePhrases = {
  text: 'Your profile and preferences.',

  about: {
    title: 'About me',
    first_name: 'First name',
    last_name: 'Last name',
    username: 'Username',
    email: 'E-mail address',
    unit: 'Unit',
    roles: 'Roles',
    none: '–',
    named_by_employee: 'Colleagues see {{name}}, the name in your employee record.',
    fixed: 'An administrator changes the rest for you.',
    save: 'Save',
    saved: 'Your profile is saved.',
  },

  photo: {
    title: 'My photo',
    text: 'Colleagues see it beside your name.',
    choose: 'Choose photo',
    replace: 'Choose another photo',
    hint: 'A JPEG, PNG or WebP picture. It is cropped to a square, and place and device are removed from it.',
    unreadable: 'This file could not be read as a picture. Choose a JPEG, PNG or WebP picture.',
    preview: 'Preview of your photo',
    unsaved: 'Preview. Not saved yet.',
    discard: 'Discard photo',
    save: 'Save photo',
    saved: 'Your photo is saved.',
    remove: 'Remove photo',
    remove_title: 'Remove your photo?',
    remove_text: 'Your initials are shown in its place, to colleagues and to buyers.',
    removed: 'Your photo is removed.',
    buyers: 'Show my photo on pages that buyers open',
    buyers_hint:
      'A buyer who opens your quote sees it beside your name. Clear the box at any time to hide it at once.',
    buyers_since: 'You agreed on {{on}}.',
    shown: 'Buyers can see your photo now.',
    hidden: 'Buyers no longer see your photo.',
  },

  look: {
    title: 'Language and appearance',
    language: 'Language',
    language_hint: 'Changes at once, and follows you to every device.',
    layout_hint:
      'Colours, menu and width are in the layout settings, at the end of the top bar or of the menu.',
  },

  password: {
    title: 'Password',
    text: 'Changing it signs you out on all other devices.',
    current: 'Current password',
    new: 'New password',
    hint: 'At least 10 characters.',
    save: 'Change the password',
    saved: 'Your password is changed.',
  },

  email: {
    title: 'E-mail address',
    text: 'A code goes to the old and to the new address; it takes both. Other devices are signed out.',
    new: 'New address',
    ask: 'Send the codes',
    code_at: 'Code sent to {{email}}',
    confirm: 'Change the address',
    other: 'Begin again',
    saved: 'Your e-mail address is changed.',
  },

  sessions: {
    title: 'Active sessions',
    device: 'Device',
    address: 'Address',
    issued: 'Signed in',
    last_seen: 'Last used',
    current: 'This device',
    unknown: 'Unknown',
    end: 'End',
    end_label: 'End the session on {{device}}',
    end_title: 'End this session?',
    end_text: 'The user of {{device}} has to sign in again.',
    end_others: 'End all others',
    end_others_title: 'End all other sessions?',
    end_others_text: 'You stay signed in here and nowhere else.',
    ended: 'The session has ended.',
    others_ended: 'All other sessions have ended.',
    empty: 'No session was found',
  },

  colleague: {
    hidden_title: 'There is no such colleague here',
    hidden: 'The account does not exist, or it belongs to a unit that is not open to you.',
    back: 'Go to the dashboard',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    profile: typeof profilePhrases
  }
}
