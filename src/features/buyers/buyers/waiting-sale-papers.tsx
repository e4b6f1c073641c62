import type { WaitingSalePaper } from '@contract/modules/sales/sale.views'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'

export type WaitingSalePapersProps = { papers: readonly WaitingSalePaper[] }

/** Papers that belong to a sale are looked at and verified on its page, where the others of it stand. */
export function WaitingSalePapers({ papers }: WaitingSalePapersProps) {
  const t = usePhrases('buyers')
  const formats = useFormats()
  return (
    <Card title={t('waiting.of_sales')} text={t('waiting.count', { count: papers.length })}>
      <ul className="document-list">
        {papers.map(({ id, sale_id, sale_no, name, buyer_name, handed_in_at }) => (
          <li key={id} className="document-row">
            <div className="document-words">
              <p className="mb-0">
                <bdi className="fw-medium">{name}</bdi>
              </p>
              <p className="text-muted small mb-0">
                <bdi>{buyer_name}</bdi> · <Ltr>{sale_no}</Ltr> ·{' '}
                {handed_in_at && <time dateTime={handed_in_at}>{formats.longDate(handed_in_at)}</time>}
              </p>
            </div>
            <ButtonLink size="sm" to={`/sales/record?record=${sale_id}&tab=documents`}>
              {t('waiting.open_sale')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
