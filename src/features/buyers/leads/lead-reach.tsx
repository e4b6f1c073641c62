import type { Lead } from '@contract/modules/buyers/lead.resource'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'

export type LeadReachProps = {
  lead: Lead
  /** What says why there is nobody to call. */
  whyId: string
  onCall: () => void
}

/** One tap to call or to write; neither where the person has asked for that. */
export function LeadReach({ lead, whyId, onCall }: LeadReachProps) {
  const t = usePhrases('leads')
  const { mobile_e164: mobile, email } = lead
  if (lead.consent_withdrawn_at !== null)
    return (
      <div className="lead-reach">
        {mobile && (
          <Button icon="telephone" disabled aria-describedby={whyId}>
            {t('day.call')}
          </Button>
        )}
        {email && (
          <Button icon="envelope" disabled aria-describedby={whyId}>
            {t('day.write')}
          </Button>
        )}
      </div>
    )
  return (
    <div className="lead-reach">
      {mobile && (
        <a className="btn btn-primary" href={`tel:${mobile}`} onClick={onCall}>
          <Icon name="telephone" />
          <span className="btn-label">
            {t('day.call')} <Ltr>{mobile}</Ltr>
          </span>
        </a>
      )}
      {email && (
        <a className="btn btn-secondary" href={`mailto:${email}`}>
          <Icon name="envelope" />
          <span className="btn-label">{email}</span>
        </a>
      )}
    </div>
  )
}
