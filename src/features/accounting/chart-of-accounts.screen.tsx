import { useSearchParams } from 'react-router-dom'
import { AccountTreeView } from '@/features/accounting/account-tree-view'
import { accounts } from '@/features/accounting/accounts.api'
import '@/features/accounting/accounting.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourcePage } from '@/shared/resource/resource-page'
import { ButtonLink } from '@/shared/ui/button-link'

const COLUMNS = {
  code: { width: 110, pinned: 'start' },
  name: { width: 260 },
  type: {},
  parent_id: { width: 220 },
  normal_side: {},
  is_postable: {},
  is_control: {},
  pnl_group: { hidden: true },
  sort: { hidden: true },
  is_active: {},
} as const

/** The same accounts as a tree, to see how they hang together, or as a list, to filter, export and retire many. */
export function ChartOfAccountsScreen() {
  const t = usePhrases('accounting')
  const [params] = useSearchParams()
  const isList = params.get('show') === 'list'
  const sections = [
    { title: t('sections.basics'), fields: ['code', 'name', 'type', 'normal_side', 'pnl_group'] },
    { title: t('sections.place'), fields: ['parent_id', 'sort'] },
    { title: t('sections.use'), fields: ['is_postable', 'is_control'] },
  ]
  const other = (
    <ButtonLink to={isList ? '?' : '?show=list'} icon={isList ? 'list-nested' : 'list'}>
      {isList ? t('tree.as_tree') : t('tree.as_list')}
    </ButtonLink>
  )
  return (
    <ResourcePage
      api={accounts}
      name="accounts"
      namespace="accounting"
      columns={COLUMNS}
      sections={sections}
      toolbar={other}
      {...(!isList && { body: <AccountTreeView /> })}
    />
  )
}
