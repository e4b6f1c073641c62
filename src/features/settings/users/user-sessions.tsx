import { useGetUserSessionsQuery } from '@/features/settings/users/user.api'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { EmptyState } from '@/shared/ui/empty-state'
import { Table } from '@/shared/ui/table'

export type UserSessionsProps = { id: string }

export function UserSessions({ id }: UserSessionsProps) {
  const t = usePhrases('settings')
  const formats = useFormats()
  const { currentData: data, ...answer } = useGetUserSessionsQuery(id)
  if (answer.error || !data) return <AnswerWait answer={answer} lines={4} />
  return (
    <Table
      caption={t('users.tab.sessions')}
      rows={data}
      rowKey={session => session.id}
      isBusy={answer.isFetching}
      empty={<EmptyState icon="laptop" title={t('users.no_sessions')} />}
      columns={[
        {
          key: 'device',
          header: t('users.device'),
          rowHeader: true,
          cell: session => <bdi>{session.device || t('none')}</bdi>,
        },
        { key: 'ip', header: t('users.ip'), cell: session => <bdi>{session.ip ?? t('none')}</bdi> },
        {
          key: 'issued',
          header: t('users.since'),
          cell: session => formats.longDate(session.issued_at),
        },
        {
          key: 'seen',
          header: t('users.last_seen'),
          cell: session => formats.longDate(session.last_seen_at),
        },
      ]}
    />
  )
}
