import { useState } from 'react'
import { leaveSettings } from '@/features/leave/leave-lists.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useOnlyRecord } from '@/shared/resource/use-only-record'
import '@/shared/record/record.scss'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

const api = leaveSettings

/** What holds for every kind of leave: one record, which is there from the start. */
export function LeaveSetting() {
  const t = usePhrases('leave-lists')
  const [isOpen, setOpen] = useState(false)
  const answer = useOnlyRecord(leaveSettings, { skip: !isOpen })
  const sections = [{ title: t('setting.rules'), fields: ['president_above', 'needed_cover'] }]
  return (
    <>
      <Button icon="sliders" onClick={() => setOpen(true)}>
        {t('setting.open')}
      </Button>
      <Modal show={isOpen} title={t('setting.title')} onClose={() => setOpen(false)}>
        <p className="text-muted">{t('setting.text')}</p>
        {answer.error !== undefined && (
          <LoadFailed error={answer.error} isBusy={answer.isFetching} onRetry={() => void answer.refetch()} />
        )}
        {answer.error === undefined && !answer.data && <Skeleton lines={4} />}
        {answer.data && (
          <RecordDetails api={api} form={{ namespace: 'leave-lists', sections }} row={answer.data} />
        )}
      </Modal>
    </>
  )
}
