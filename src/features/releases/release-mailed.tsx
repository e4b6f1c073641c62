import { useGetPaidMailQuery } from '@/features/releases/releases.api'
import { MailedTable } from '@/shared/document/mailed-table'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Banner } from '@/shared/ui/banner'

/** What the payee was mailed and answered, or that there was nowhere to mail it to. */
export function ReleaseMailed({ id }: { id: string }) {
  const t = usePhrases('releases')
  const { currentData, error, isFetching, refetch } = useGetPaidMailQuery(id)
  if (error) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!currentData) return null
  const { mails, has_address } = currentData
  if (mails.length === 0)
    return has_address ? null : <Banner tone="warning">{t('mailing.no_address')}</Banner>
  return (
    <MailedTable
      mails={mails}
      answerOf={({ answer }) =>
        answer && (answer.problem ? t('mailing.wrong', { text: answer.problem }) : t('mailing.received'))
      }
    />
  )
}
