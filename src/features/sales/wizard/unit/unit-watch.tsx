import { useGetPickedUnitQuery } from '@/features/sales/pick.api'
import { isTakeable, UNIT_POLL_MS } from '@/features/sales/wizard/unit/unit-choice'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export type UnitWatchProps = { wizard: Wizard }

/** In every later step: the unit was taken meanwhile. Better told now than when all is typed. */
export function UnitWatch({ wizard }: UnitWatchProps) {
  const t = usePhrases('sale-wizard')
  const id = wizard.values.unit_id
  const { currentData: unit } = useGetPickedUnitQuery(id ?? '', {
    skip: !id,
    pollingInterval: UNIT_POLL_MS,
    refetchOnMountOrArgChange: true,
  })
  if (!unit || isTakeable(unit)) return null
  return (
    <Banner
      tone="danger"
      role="alert"
      title={t('unit.gone')}
      action={<Button onClick={() => wizard.goTo('unit')}>{t('conflict.other_unit')}</Button>}
    >
      {t('unit.gone_text', { unit: unit.unit_code })}
    </Banner>
  )
}
