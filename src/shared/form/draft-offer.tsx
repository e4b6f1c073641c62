import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import type { FormDraft } from '@/shared/form/use-draft'

export type DraftOfferProps = { draft: FormDraft }

export function DraftOffer({ draft }: DraftOfferProps) {
  const t = usePhrases('shared')
  const formats = useFormats()
  if (!draft.offered) return null
  return (
    <Banner
      title={t('draft.title', { time: formats.longDate(draft.offered.saved_at) })}
      action={
        <>
          <Button size="sm" variant="primary" onClick={draft.restore}>
            {t('draft.restore')}
          </Button>
          <Button size="sm" onClick={draft.discard}>
            {t('draft.discard')}
          </Button>
        </>
      }
    >
      {t(`draft.from_${draft.offered.place}`)} {t('draft.text')}
    </Banner>
  )
}
