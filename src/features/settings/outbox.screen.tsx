import { outboxMailResource } from '@contract/modules/settings/outbox-mail.resource'
import { MailDialog } from '@/features/settings/mail-dialog'
import { MailsTable } from '@/features/settings/mails-table'
import { OUTBOX_PAGE_SIZE, useListMailsQuery } from '@/features/settings/outbox.api'
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

const STATUSES = outboxMailResource.fields.status.schema.options

export function OutboxScreen() {
  const t = usePhrases('settings')
  const list = useListState()
  const status = list.valueOf('status')
  const opened = list.valueOf('open')
  const { data, error, isFetching, refetch } = useListMailsQuery({
    search: list.search,
    page: list.page,
    status,
  })
  const isFiltered = list.search !== '' || status !== ''

  const empty = isFiltered ? (
    <EmptyState
      icon="search"
      title={t('outbox.no_match')}
      action={<Button onClick={() => list.change({ search: '', status: '' })}>{t('users.clear')}</Button>}
    />
  ) : (
    <EmptyState icon="envelope" title={t('outbox.empty')} />
  )

  return (
    <>
      <PageHeader title={t('outbox.title')} text={t('outbox.text')} />
      <div className="stack">
        <Card flush>
          <div className="list-toolbar">
            <SearchBox
              label={t('outbox.search')}
              value={list.search}
              onSearch={search => list.change({ search })}
            />
            <Select
              aria-label={t('outbox.status')}
              value={status}
              placeholder={t('outbox.every_status')}
              options={STATUSES.map(one => ({ value: one, label: t(`mail_status.${one}`) }))}
              onChange={event => list.change({ status: event.target.value })}
            />
          </div>
          {error && <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
          {!error && !data && <Skeleton shape="rows" lines={8} className="p-3" />}
          {!error && data && (
            <MailsTable
              mails={data.data}
              isBusy={isFetching}
              empty={empty}
              onOpen={id => list.change({ open: id })}
            />
          )}
        </Card>
        {data && (
          <Pager
            page={list.page}
            size={OUTBOX_PAGE_SIZE}
            count={data.meta.filtered ?? data.data.length}
            onChange={page => list.change({ page: String(page) })}
          />
        )}
        {opened && <MailDialog key={opened} id={opened} onClose={() => list.change({ open: '' })} />}
      </div>
    </>
  )
}
