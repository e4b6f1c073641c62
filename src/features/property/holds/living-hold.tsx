import { useState } from 'react'
import type { HoldView } from '@contract/modules/property/hold.calls'
import { Countdown } from '@/features/property/holds/countdown'
import { holdActions } from '@/features/property/holds/holds.api'
import { ReleaseDialog } from '@/features/property/holds/release-dialog'
import { useCommand } from '@/shared/command/use-command'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { NewSaleLink } from '@/shared/selling/new-sale-link'
import { Button } from '@/shared/ui/button'

export type LivingHoldProps = { hold: HoldView; readAt: number }

/** Who keeps it until when, and what may be done about it. */
export function LivingHold({ hold, readAt }: LivingHoldProps) {
  const t = usePhrases('holds')
  const formats = useFormats()
  const [extend, busyId] = useCommand(holdActions.extend)
  const [isReleasing, setReleasing] = useState(false)

  const handleExtend = () =>
    extend({ record: hold }, ({ expires_at }) => t('hold.extended', { until: formats.instant(expires_at) }))
  return (
    <div className="hold-box" data-own={hold.is_own || undefined}>
      <div className="hold-words">
        <strong>{hold.is_own ? t('hold.yours') : t('hold.theirs', { name: hold.holder_name ?? '' })}</strong>
        {hold.for_whom && <span className="text-muted">{t('hold.for', { name: hold.for_whom })}</span>}
        <span className="text-muted">
          {t('hold.until')} <Ltr>{formats.instant(hold.expires_at)}</Ltr>
          {hold.extensions > 0 && ` · ${t('hold.extended_once')}`}
        </span>
      </div>
      <div className="hold-left">
        <span className="text-muted">{t('hold.left')}</span>
        <Countdown until={hold.expires_at} ahead={Date.parse(hold.now) - readAt} />
      </div>
      {(hold.is_own || hold.may.extend || hold.may.release || hold.may.release_of_other) && (
        <div className="hold-actions">
          {hold.is_own && <NewSaleLink unit={hold.unit_id} lead={hold.lead_id} />}
          {hold.may.extend && (
            <Button
              variant="primary"
              icon="clock-history"
              busy={busyId !== null}
              onClick={() => void handleExtend()}
            >
              {t('hold.extend', { count: hold.extension_hours })}
            </Button>
          )}
          {(hold.may.release || hold.may.release_of_other) && (
            <Button icon="unlock" onClick={() => setReleasing(true)}>
              {t('hold.release')}
            </Button>
          )}
        </div>
      )}
      {isReleasing && <ReleaseDialog hold={hold} onClose={() => setReleasing(false)} />}
    </div>
  )
}
