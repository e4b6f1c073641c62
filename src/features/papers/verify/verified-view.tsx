import type { VerifiedDocument } from '@contract/kernel/document-seal'
import { printedHash } from '@contract/kernel/document-seal'
import { PaperRows } from '@/features/papers/paper-rows'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

const TONES = { valid: 'success', void: 'danger', superseded: 'warning' } as const

/** Whether it stands first; then which document it is, and by what its paper can be told from another one. */
export function VerifiedView({ document }: { document: VerifiedDocument }) {
  const t = usePhrases('papers')
  const formats = useFormats()
  const { kind, number, status, issued_on, hash } = document
  const printed = printedHash(hash)
  return (
    <article className="link-card paper">
      <h1 className="link-title" tabIndex={-1} data-page-title>
        {t('verify.title')}
      </h1>
      <Banner tone={TONES[status]} role="status">
        {t(`verify.${status}`)}
      </Banner>
      <PaperRows
        rows={[
          { name: t('verify.kind'), value: t(`verify.kinds.${kind}`) },
          { name: t('verify.number'), value: <Ltr>{number}</Ltr> },
          { name: t('verify.issued_on'), value: formats.date(issued_on) },
        ]}
      />
      <div>
        <p>{t('verify.hash')}</p>
        <p className="paper-hash" dir="ltr">
          <strong>{printed}</strong>
          {hash.slice(printed.length)}
        </p>
      </div>
      <p className="link-faint">
        {t(kind === 'payslip' || kind === 'memo' ? `verify.hash_texts.${kind}` : 'verify.hash_text')}
      </p>
    </article>
  )
}
