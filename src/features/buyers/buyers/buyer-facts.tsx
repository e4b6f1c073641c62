import { BUYER_NUMBERS } from '@contract/modules/buyers/buyer-numbers'
import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import { buyerActions } from '@/features/buyers/buyers/buyers.calls'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import { useCan } from '@/shared/access/use-can'
import { CommandButton } from '@/shared/command/command-button'
import { useCommand } from '@/shared/command/use-command'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { NumberRows } from '@/shared/record/number-rows'
import { useFieldWords } from '@/shared/record/use-field-words'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Button } from '@/shared/ui/button'

/** What is on file beside the form: the protected numbers by their last digits, and whether the buyer agreed. */
export function BuyerFacts({ row }: { row: ResourceRow }) {
  const t = usePhrases('buyers')
  const words = useFieldWords('buyers')
  const formats = useFormats()
  const can = useCan()
  const [give, busyId] = useCommand(buyerActions.consent)
  const consentAt = row['consent_at']
  const isCompany = row['kind'] === 'corporate'

  const handleConsent = () =>
    give({ record: row, body: { text_version: CURRENT_CONSENT } }, t('consent.kept'))
  const names = BUYER_NUMBERS.filter(name => !isCompany || name === 'tin')
  return (
    <section className="form-stack" aria-label={t('facts.title')}>
      <dl className="number-list">
        <NumberRows
          url={`${buyers.url}/${row.id}`}
          row={row}
          names={names}
          namespace="buyers"
          mayReveal={can('buyer.record.reveal_pii')}
        />
        <div className="number-row">
          <dt>{words.label('consent_at')}</dt>
          <dd className="cluster">
            {typeof consentAt === 'string' ? (
              <>
                <Ltr>{formats.instant(consentAt)}</Ltr>
                {can('buyer.record.edit') && row['status'] !== 'merged' && (
                  // Nothing new is begun, what was signed goes on.
                  <CommandButton
                    size="sm"
                    label={t('command.withdraw_consent.title')}
                    command={buyerActions.withdraw_consent}
                    record={row}
                    recordName=""
                    namespace="buyers"
                    isGrave
                  />
                )}
              </>
            ) : (
              <>
                <span className="field-error">{t('consent.missing')}</span>
                {can('buyer.record.create') && (
                  <Button
                    size="sm"
                    icon="check-lg"
                    busy={busyId !== null}
                    onClick={() => void handleConsent()}
                  >
                    {t('consent.record')}
                  </Button>
                )}
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
