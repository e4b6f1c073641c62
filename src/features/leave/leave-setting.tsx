import { useState } from 'react'
import { leaveSettingResource } from '@contract/modules/leave/leave-setting.resource'
import { leaveSettings } from '@/features/leave/leave-lists.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { LoadFailed } from '@/shared/resource/load-failed'
import '@/shared/record/record.scss'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

const api = leaveSettings as unknown as RecordApi
const resource = leaveSettingResource as never
const FIRST = { start: 0, end: 1 }

/** What holds for every kind of leave: one record, which is there from the start. */
export function LeaveSetting() {
  const t = usePhrases('leave-lists')
  const [isOpen, setOpen] = useState(false)
  const list = leaveSettings.useListQuery(FIRST, { skip: !isOpen })
  const id = list.data?.data[0]?.id ?? ''
  const one = api.useGetQuery(id, { skip: !id })
  const failure = list.error ? list : one.error ? one : null
  const sections = [{ title: t('setting.rules'), fields: ['president_above', 'needed_cover'] }]
  return (
    <>
      <Button icon="sliders" onClick={() => setOpen(true)}>
        {t('setting.open')}
      </Button>
      <Modal show={isOpen} title={t('setting.title')} onClose={() => setOpen(false)}>
        <p className="text-muted">{t('setting.text')}</p>
        {failure && (
          <LoadFailed
            error={failure.error}
            isBusy={failure.isFetching}
            onRetry={() => void failure.refetch()}
          />
        )}
        {!failure && !one.data && <Skeleton lines={4} />}
        {one.data && (
          <RecordDetails
            resource={resource}
            api={api}
            form={{ namespace: 'leave-lists', sections }}
            row={one.data}
          />
        )}
      </Modal>
    </>
  )
}
