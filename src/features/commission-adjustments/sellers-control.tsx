import { useEffect, useRef } from 'react'
import type { SaleSellerInput } from '@contract/selling/sale.calls'
import { CorrectionChanges } from '@/features/commission-adjustments/correction-changes'
import { usePreviewCorrectionQuery } from '@/features/commission-adjustments/corrections.api'
import { SellerLine } from '@/features/commission-adjustments/seller-line'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'

const MOST_SELLERS = 20

/** Who shares in the sale from then on; it begins with those who share in it now. */
export function SellersControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('commission-adjustments')
  const values = useFormValues(form)
  const saleId = (values['sale_id'] ?? row?.['sale_id'] ?? '') as string
  const answer = usePreviewCorrectionQuery({ sale_id: saleId, sellers: null }, { skip: !saleId })
  const lines = values[name] as SaleSellerInput[] | null | undefined
  const present = answer.currentData?.sellers
  const { setValue } = form.fields
  /** The sale whose sellers stand in the form: another sale brings its own. */
  const loaded = useRef(row?.['sale_id'] ?? null)

  useEffect(() => {
    if (!present || loaded.current === saleId) return
    loaded.current = saleId
    setValue(
      name,
      present.map(({ name: _name, ...line }) => line),
    )
  }, [saleId, present, name, setValue])

  if (!saleId) return <p className="text-muted">{t('sellers.choose_first')}</p>
  const change = (next: SaleSellerInput[]) => setValue(name, next, { shouldDirty: true })
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {({ sellers }) => (
        <div className="form-stack">
          {(lines ?? []).map((line, index) => (
            <SellerLine
              key={index}
              form={form}
              at={`${name}.${index}`}
              count={index + 1}
              label={sellers.find(({ seller_id }) => seller_id === line.seller_id)?.name}
              onRemove={() => change((lines ?? []).toSpliced(index, 1))}
            />
          ))}
          {(lines ?? []).length < MOST_SELLERS && (
            <div>
              <Button
                size="sm"
                icon="plus-lg"
                onClick={() =>
                  change([...(lines ?? []), { seller_id: '', level: 'agent', share_weight: '1' }])
                }
              >
                {t('sellers.add')}
              </Button>
            </div>
          )}
          <CorrectionChanges saleId={saleId} sellers={lines ?? []} />
        </div>
      )}
    </Answer>
  )
}
