import { expect, it } from 'vitest'

/** Pages of one record, and pages within a screen: they have a name of their own. */
const PAGES_WITH_A_NAME = [
  'src/features/approvals/chains/chain-editor.tsx',
  'src/features/commission/form/scheme-form.screen.tsx',
  'src/features/commission/page/scheme-head.tsx',
  'src/features/files/own-memos/own-memo-page.tsx',
  'src/features/leave/ask/ask-page.tsx',
  'src/features/profile/colleague-card.tsx',
  'src/features/sales/record/sale-head.tsx',
  'src/features/sales/wizard/wizard-page.tsx',
  'src/features/settings/roles/changed-role.tsx',
  'src/features/settings/roles/role.screen.tsx',
  'src/features/settings/users/user-form.screen.tsx',
  'src/shared/record/record-page.tsx',
]

const files = import.meta.glob(['/src/**/*.tsx', '!/src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>
const sources = Object.entries(files).map(([path, text]) => ({ path: path.slice(1), text }))

it('No screen writes its own title: it is called as its entry in the menu, its breadcrumb and its document', () => {
  const named = sources
    .filter(({ text }) => /<PageHeader\s[^>]*?\btitle=/u.test(text))
    .map(({ path }) => path)
    .sort()
  expect(named).toEqual(PAGES_WITH_A_NAME)
})
