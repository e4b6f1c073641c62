import { Link } from 'react-router-dom'
import type { Credit } from '@contract/modules/commission/credit.document'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { useFieldWords } from '@/shared/record/use-field-words'
import { ShareChanges } from '@/shared/selling/share-changes'
import { DefinitionList } from '@/shared/ui/definition-list'

export type CreditSummaryProps = { credit: Credit & { actions?: readonly string[] } }

/** What is credited of which statement, as whoever decides is shown it, and where it stands in the books. */
export function CreditSummary({ credit }: CreditSummaryProps) {
  const t = usePhrases('commission-credits')
  const selling = usePhrases('selling')
  const words = useFieldWords('commission-credits', 'commission_credit')
  const formats = useFormats()
  const { posted_on, entry_id, entry_label } = credit
  return (
    <section className="form-stack">
      {!credit.actions?.includes('edit') && (
        <>
          <DefinitionList
            definitions={[
              [words.label('developer_id'), <bdi key="developer">{credit.developer_label}</bdi>],
              [words.label('statement_no'), <bdi key="statement">{credit.statement_no}</bdi>],
              [words.label('seq'), <Ltr key="seq">{String(credit.seq)}</Ltr>],
              [words.label('gross_amount'), <Ltr key="gross">{formats.amount(credit.gross_amount)}</Ltr>],
              [words.label('posted_on'), posted_on && <Ltr key="on">{formats.date(posted_on)}</Ltr>],
              [
                words.label('entry_id'),
                entry_id && <EntryLink key="entry" id={entry_id} number={entry_label} />,
              ],
            ]}
          />
          <h3 className="section-title">{t('preview.title')}</h3>
          <ShareChanges changes={credit.changes} />
        </>
      )}
      <Link to={`/sales/record/${credit.sale_id}`} className="record-link">
        {selling('changes.open_sale')}
      </Link>
    </section>
  )
}
