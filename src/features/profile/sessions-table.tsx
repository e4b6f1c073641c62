import type { OwnSession } from '@contract/modules/auth/auth.calls'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Table, type TableColumn } from '@/shared/ui/table'

export type SessionsTableProps = {
  sessions: readonly OwnSession[]
  isBusy: boolean
  onEnd: (session: OwnSession) => void
}

export function SessionsTable({ sessions, isBusy, onEnd }: SessionsTableProps) {
  const t = usePhrases('profile')
  const formats = useFormats()
  const deviceOf = (session: OwnSession) => session.device || t('sessions.unknown')

  const columns: TableColumn<OwnSession>[] = [
    { key: 'device', header: t('sessions.device'), rowHeader: true, cell: deviceOf },
    {
      key: 'address',
      header: t('sessions.address'),
      cell: session => <bdi>{session.ip ?? t('sessions.unknown')}</bdi>,
    },
    {
      key: 'issued',
      header: t('sessions.issued'),
      cell: session => <Ltr>{formats.instant(session.issued_at)}</Ltr>,
    },
    {
      key: 'seen',
      header: t('sessions.last_seen'),
      cell: session => <Ltr>{formats.instant(session.last_seen_at)}</Ltr>,
    },
    {
      key: 'end',
      header: '',
      cell: session =>
        session.is_current ? (
          <Badge tone="success">{t('sessions.current')}</Badge>
        ) : (
          <Button
            size="sm"
            aria-label={t('sessions.end_label', { device: deviceOf(session) })}
            onClick={() => onEnd(session)}
          >
            {t('sessions.end')}
          </Button>
        ),
    },
  ]
  return (
    <Table
      caption={t('sessions.title')}
      columns={columns}
      rows={sessions}
      rowKey={session => session.id}
      isBusy={isBusy}
      empty={<EmptyState title={t('sessions.empty')} icon="laptop" />}
    />
  )
}
