import { useState } from 'react'
import { shiftResource } from '@contract/modules/time-logs/shift.resource'
import { AssignShiftDialog } from '@/features/time-logs/shifts/assign-shift-dialog'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import { ResourcePage } from '@/shared/resource/resource-page'
import { Button } from '@/shared/ui/button'

const shifts = createResourceApi(shiftResource)

const COLUMNS = {
  code: { width: 130, pinned: 'start' },
  name: { width: 240 },
  start_time: { width: 110 },
  end_time: { width: 110 },
  break_start: { width: 130 },
  break_minutes: { width: 160 },
  workdays: { width: 190 },
  saturday_end: { width: 140 },
  grace_minutes: { width: 160 },
  is_default: { width: 140 },
  is_active: { width: 110 },
  pm_start: { hidden: true },
  ot_min_minutes: { hidden: true },
  ot_round_minutes: { hidden: true },
  night_from: { hidden: true },
  night_to: { hidden: true },
  early_counts: { hidden: true },
} as const

export function ShiftsScreen() {
  const t = usePhrases('time-logs')
  const [isAssigning, setAssigning] = useState(false)
  const sections = [
    { title: t('sections.shift'), fields: ['code', 'name', 'is_default', 'workdays'] },
    {
      title: t('sections.times'),
      fields: ['start_time', 'end_time', 'break_start', 'break_minutes', 'pm_start', 'saturday_end'],
    },
    {
      title: t('sections.counting'),
      fields: ['grace_minutes', 'ot_min_minutes', 'ot_round_minutes', 'early_counts'],
    },
    { title: t('sections.night'), fields: ['night_from', 'night_to'] },
  ]
  return (
    <>
      <ResourcePage
        api={shifts}
        namespace="time-logs"
        name="shifts"
        columns={COLUMNS}
        sections={sections}
        toolbar={
          <Can code="hr.shift.edit">
            <Button icon="person-check" onClick={() => setAssigning(true)}>
              {t('shifts.assign')}
            </Button>
          </Can>
        }
      />
      {isAssigning && <AssignShiftDialog onClose={() => setAssigning(false)} />}
    </>
  )
}
