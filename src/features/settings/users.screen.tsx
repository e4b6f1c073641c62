import { UsersTable } from '@/features/settings/users-table'
import { USERS_PAGE_SIZE, useListUsersQuery } from '@/features/settings/user.api'
import { USER_STATUSES } from '@contract/modules/settings/user.resource'
import '@/features/settings/settings.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Pager } from '@/shared/resource/pager'
import { SearchBox } from '@/shared/resource/search-box'
import { useListState } from '@/shared/resource/use-list-state'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'

export function UsersScreen() {
  const t = usePhrases('settings')
  const list = useListState()
  const status = list.valueOf('status')
  const { data, error, isFetching, refetch } = useListUsersQuery({
    search: list.search,
    page: list.page,
    status,
  })
  const isFiltered = list.search !== '' || status !== ''

  const empty = isFiltered ? (
    <EmptyState
      icon="search"
      title={t('users.no_match')}
      action={<Button onClick={() => list.change({ search: '', status: '' })}>{t('users.clear')}</Button>}
    >
      {t('users.no_match_text')}
    </EmptyState>
  ) : (
    <EmptyState icon="people" title={t('users.empty')} />
  )

  return (
    <>
      <PageHeader title={t('users.title')} text={t('users.text')} />
      <div className="stack">
        <Card flush>
          <div className="list-toolbar">
            <SearchBox
              label={t('users.search')}
              value={list.search}
              onSearch={search => list.change({ search })}
            />
            <Select
              aria-label={t('users.status_label')}
              value={status}
              placeholder={t('users.every_status')}
              options={USER_STATUSES.map(one => ({ value: one, label: t(`status.${one}`) }))}
              onChange={event => list.change({ status: event.target.value })}
            />
          </div>
          {error && <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
          {!error && !data && <Skeleton shape="rows" lines={8} className="p-3" />}
          {!error && data && <UsersTable users={data.data} isBusy={isFetching} empty={empty} />}
        </Card>
        {data && (
          <Pager
            page={list.page}
            size={USERS_PAGE_SIZE}
            count={data.meta.filtered ?? data.data.length}
            onChange={page => list.change({ page: String(page) })}
          />
        )}
      </div>
    </>
  )
}
