/** Keys as they stand on the keyboard, whatever the language, and where they do something. */
export const KEY_GROUPS = [
  {
    name: 'everywhere',
    holds: () => true,
    keys: [
      ['Ctrl K', 'find'],
      ['?', 'keys'],
      ['Esc', 'close'],
    ],
  },
  {
    name: 'list',
    holds: () => document.querySelector('.ag-cell') !== null,
    keys: [
      ['Enter', 'open'],
      ['F2', 'edit'],
      ['Space', 'select'],
      ['Shift + ← ↑ → ↓', 'range'],
      ['Ctrl A', 'all'],
      ['Ctrl C', 'copy'],
      ['Ctrl Z', 'undo'],
    ],
  },
  {
    name: 'form',
    holds: () => document.querySelector('main form, [role="dialog"] form') !== null,
    keys: [['Ctrl S', 'save']],
  },
  {
    name: 'steps',
    holds: (path: string) => path === '/approvals' || path === '/buyer-management/documents',
    keys: [['J / K', 'step']],
  },
  {
    name: 'documents',
    holds: (path: string) => path === '/buyer-management/documents',
    keys: [
      ['V', 'verify'],
      ['R', 'reject'],
    ],
  },
] as const satisfies readonly {
  name: string
  holds: (path: string) => boolean
  keys: readonly (readonly [keys: string, does: string])[]
}[]
