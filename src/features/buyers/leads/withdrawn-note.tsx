import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import { useGetLeadHistoryQuery } from '@/features/buyers/leads/lead-commands.api'
import { useCan } from '@/shared/access/use-can'
import { useCommand } from '@/shared/command/use-command'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leadActions } from '@/shared/leads/lead-actions.api'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export type WithdrawnNoteProps = { lead: Lead; id: string }

/** Why nobody calls: since when, by whom that is known, and the way back. */
export function WithdrawnNote({ lead, id }: WithdrawnNoteProps) {
  const t = usePhrases('leads')
  const formats = useFormats()
  const can = useCan()
  const { currentData: entries } = useGetLeadHistoryQuery(lead.id)
  const [give, busyId] = useCommand(leadActions.consent)
  if (lead.consent_withdrawn_at === null) return null
  // By their own name, as the timeline has it.
  const by = entries?.find(({ kind }) => kind === 'withdraw_consent')
  const handleGive = () => give({ record: lead, body: { text_version: CURRENT_CONSENT } }, t('consent.given'))
  return (
    <Banner tone="warning" title={t('consent.withdrawn')}>
      <p id={id}>
        {t('consent.withdrawn_text', {
          date: formats.instant(lead.consent_withdrawn_at),
          name: by?.by_label ?? lead.consent_withdrawn_by_label ?? '',
        })}
      </p>
      {can('buyer.lead.edit') && lead.merged_into_id === null && (
        <Button size="sm" icon="check-lg" busy={busyId !== null} onClick={() => void handleGive()}>
          {t('consent.give')}
        </Button>
      )}
    </Banner>
  )
}
