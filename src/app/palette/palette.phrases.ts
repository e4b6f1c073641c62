export const palettePhrases = {
  title: 'Find',
  field: 'Screen, action, name, number, unit, phone or e-mail',
  found: 'Results',
  pinned: 'Pinned',
  pin: 'Pin this screen',
  unpin: 'Unpin this screen',
  recent: 'Recent',
  screens: 'Screens',
  actions: 'Actions',
  none: 'Nothing found for “{{text}}”',
  none_text: 'Records are found by three letters or more of a name, number, unit, phone or e-mail.',
  failed: 'Records cannot be searched right now. Screens and actions are listed.',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  searching: 'Searching…',
  keys: { move: 'choose', open: 'open', close: 'close', pin: 'pin' },
  help: {
    title: 'Keyboard shortcuts',
    group: {
      everywhere: 'Everywhere',
      list: 'In a list',
      form: 'In a form',
      steps: 'In a queue',
      documents: 'With a document',
    },
    does: {
      find: 'Find a screen, an action or a record',
      keys: 'Show keyboard shortcuts',
      close: 'Close the open dialog or panel',
      open: 'Open the record',
      edit: 'Edit the cell',
      select: 'Select the row',
      range: 'Extend the range of cells',
      all: 'Select the whole list',
      copy: 'Copy the range',
      undo: 'Undo the last change',
      save: 'Save',
      step: 'Next and previous',
      verify: 'Verify',
      reject: 'Reject',
    },
  },
  action: {
    lead: 'Add a lead',
    buyer: 'Add a buyer',
    sale: 'Start a sale',
    payment: 'Record a payment of a buyer',
    leave: 'Request leave',
    advance: 'Request a cash advance',
    expense: 'Enter an expense',
    statement: 'Generate a statement of account',
    receipt: 'Enter a receipt',
    employee: 'Add an employee',
    user: 'Create a user',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    palette: typeof palettePhrases
  }
}
