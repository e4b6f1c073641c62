import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

export type WizardConflictProps = { wizard: Wizard }

/** Somebody was quicker: with the unit, or with this very draft. What was typed stands, and there is a way on. */
export function WizardConflict({ wizard }: WizardConflictProps) {
  const t = usePhrases('sale-wizard')
  const { conflict, kept } = wizard
  if (!conflict) return null
  if (conflict.code === 'unit_taken') {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={t('conflict.taken')}
        action={<Button onClick={wizard.chooseUnit}>{t('conflict.other_unit')}</Button>}
      >
        {conflict.message} {t('conflict.taken_text')}
      </Banner>
    )
  }
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('conflict.stale')}
      action={
        <>
          <Button onClick={() => void wizard.overwrite()}>{t('conflict.mine')}</Button>
          {kept && <ButtonLink to={`?record=${kept.id}`}>{t('conflict.theirs')}</ButtonLink>}
        </>
      }
    >
      {t('conflict.stale_text')}
    </Banner>
  )
}
