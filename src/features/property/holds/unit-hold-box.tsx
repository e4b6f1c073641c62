import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { UnitHold } from '@contract/modules/property/hold.calls'
import { HoldDialog } from '@/features/property/holds/hold-dialog'
import { useLeadInView } from '@/features/property/lead-in-view'
import { LivingHold } from '@/features/property/holds/living-hold'
import { useGetUnitHoldQuery } from '@/features/property/holds/holds.api'
import '@/features/property/holds/holds.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Button } from '@/shared/ui/button'

export type UnitHoldBoxProps = { unit: { id: string; unit_code: string; status: string } }

/** What a seller does with a unit: hold it, or see who does. */
export function UnitHoldBox({ unit }: UnitHoldBoxProps) {
  const t = usePhrases('holds')
  const { currentData, fulfilledTimeStamp, ...answer } = useGetUnitHoldQuery(unit.id)
  const leadId = useLeadInView()
  const wanted = useSearchParams()[0].get('hold') === unit.id
  const [isAsking, setAsking] = useState<boolean | null>(null)
  // Whoever came from a lead to hold this unit is asked at once.
  if (currentData && isAsking === null) setAsking(wanted && currentData.may_hold)
  if (!currentData) return <AnswerWait answer={answer} lines={2} />
  const { hold, may_hold, live_holds, most_holds, hold_hours } = currentData
  // Whoever is being asked while somebody else takes the unit is told, not left with a dialog that is gone.
  const taken = () => {
    if (hold && !hold.is_own) return t('hold.quicker', { name: hold.holder_name ?? '' })
    return !hold && unit.status === 'on_hold' && !may_hold ? t('hold.quicker_elsewhere') : null
  }
  return (
    <>
      {hold ? (
        <LivingHold hold={hold} readAt={fulfilledTimeStamp ?? Date.parse(hold.now)} />
      ) : may_hold ? (
        <div className="hold-box">
          <Button variant="primary" icon="bookmark-check" onClick={() => setAsking(true)}>
            {t('hold.action', { count: hold_hours })}
          </Button>
          <span className="text-muted">{t('hold.of_most', { live: live_holds, most: most_holds })}</span>
        </div>
      ) : (
        <WhyNot held={currentData} status={unit.status} />
      )}
      {isAsking && (
        <HoldDialog
          unitId={unit.id}
          unitCode={unit.unit_code}
          hours={hold_hours}
          leadId={leadId}
          taken={taken()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function WhyNot({ held, status }: { held: UnitHold; status: string }) {
  const t = usePhrases('holds')
  const words = () => {
    if (held.because === 'too_many') return t('hold.limit', { most: held.most_holds })
    if (held.because === 'not_staff') return t('hold.not_staff')
    return status === 'on_hold' ? t('hold.somebody') : null
  }
  const text = words()
  return text && <p className="hold-box text-muted">{text}</p>
}
