import { Link } from 'react-router-dom'
import type { LeadCard } from '@contract/modules/buyers/lead.views'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'

export type DayCardProps = {
  lead: LeadCard
  recordPath: (id: string) => string
  canLog: boolean
  onLog: (lead: LeadCard) => void
}

/** One tap calls, and what comes after the call is open when one is back. */
export function DayCard({ lead, recordPath, canLog, onLog }: DayCardProps) {
  const t = usePhrases('leads')
  const formats = useFormats()
  const { full_name: name, mobile_e164: mobile, email, next_action_at: at } = lead
  const handleCall = () => canLog && onLog(lead)
  return (
    <li className="day-card">
      <div className="day-card-words">
        <div className="day-card-line">
          <Link to={recordPath(lead.id)} className="day-card-name">
            <bdi>{name}</bdi>
          </Link>
          <Badge>{storedName('prospect_status', lead.status_label)}</Badge>
        </div>
        <p className="text-muted small">
          {at && (
            <>
              {t(`kind.${lead.next_action_kind ?? 'call'}`)} · {formats.longDate(at)}
            </>
          )}
          {!at && t('day.since', { date: formats.shortDate(new Date(lead.created_at)) })}
          {mobile && (
            <>
              {' · '}
              <Ltr>{mobile}</Ltr>
            </>
          )}
        </p>
      </div>
      <div className="day-card-actions">
        {mobile && (
          <a className="btn btn-primary" href={`tel:${mobile}`} onClick={handleCall}>
            <Icon name="telephone" />
            <span className="btn-label">
              {t('day.call')} <span className="visually-hidden">{name}</span>
            </span>
          </a>
        )}
        {!mobile && email && (
          <a className="btn btn-primary" href={`mailto:${email}`}>
            <Icon name="envelope" />
            <span className="btn-label">
              {t('day.write')} <span className="visually-hidden">{name}</span>
            </span>
          </a>
        )}
        {canLog && (
          <Button icon="pencil" onClick={() => onLog(lead)}>
            {t('day.log')} <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
