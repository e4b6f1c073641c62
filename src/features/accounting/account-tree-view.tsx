import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { matchingAccounts } from '@/features/accounting/account-tree'
import { AccountTreeGrid } from '@/features/accounting/account-tree-grid'
import { useAllAccounts } from '@/features/accounting/use-all-accounts'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { SearchBox } from '@/shared/resource/search-box'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import '@/shared/resource/list.scss'

const NONE: ReadonlySet<string> = new Set()

/** The chart as a tree; while one searches, all that was found stands open. */
export function AccountTreeView() {
  const t = usePhrases('accounting')
  const { rows, error, retry } = useAllAccounts()
  const [params, setParams] = useSearchParams()
  const { open } = useOpenedRecord()
  const [closed, setClosed] = useState<ReadonlySet<string>>(NONE)
  const search = params.get('search') ?? ''

  const handleSearch = (text: string) => {
    const next = new URLSearchParams(params)
    if (text) next.set('search', text)
    else next.delete('search')
    setParams(next, { replace: true })
  }
  const handleToggle = (id: string, isOpen: boolean) =>
    setClosed(before => (isOpen ? new Set([...before].filter(one => one !== id)) : new Set([...before, id])))

  if (!rows) {
    return (
      <Card flush>
        {error ? (
          <LoadFailed error={error} onRetry={retry} />
        ) : (
          <Skeleton shape="rows" lines={10} className="p-3" />
        )}
      </Card>
    )
  }
  const found = matchingAccounts(rows, search)
  const headings = new Set(rows.flatMap(row => row.parent_id ?? []))
  return (
    <Card flush>
      <div className="list-toolbar account-tree-bar">
        <SearchBox label={t('tree.search')} value={search} onSearch={handleSearch} />
        <Button size="sm" onClick={() => setClosed(NONE)} disabled={search !== ''}>
          {t('tree.expand_all')}
        </Button>
        <Button size="sm" onClick={() => setClosed(headings)} disabled={search !== ''}>
          {t('tree.collapse_all')}
        </Button>
        <span className="text-muted small" role="status">
          {t('tree.count', { count: found.length })}
        </span>
      </div>
      {rows.length === 0 && <EmptyState icon="diagram-3" title={t('accounts.empty')} />}
      {rows.length > 0 && found.length === 0 && (
        <EmptyState icon="search" title={t('tree.no_match')}>
          {t('tree.no_match_text')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <AccountTreeGrid
          accounts={found}
          closed={search ? NONE : closed}
          onToggle={handleToggle}
          onShow={open}
        />
      )}
    </Card>
  )
}
