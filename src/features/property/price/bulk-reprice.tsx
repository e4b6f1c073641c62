import { useState } from 'react'
import type { BulkTarget } from '@contract/kernel/record-calls'
import type { RepricePreview } from '@contract/selling/property-unit.calls'
import { BulkRepriceForm } from '@/features/property/price/bulk-reprice-form'
import { BulkRepricePreview } from '@/features/property/price/bulk-reprice-preview'
import { readRepriceForm, type RepriceValues } from '@/features/property/price/reprice-form'

export type BulkRepriceProps = { target: BulkTarget; onDone: () => void; onClose: () => void }

/** How, then what it would do to each unit, then one confirmation of just that. */
export function BulkReprice({ target, onDone, onClose }: BulkRepriceProps) {
  const [asked, setAsked] = useState<RepriceValues | null>(null)
  const [preview, setPreview] = useState<RepricePreview | null>(null)
  if (asked && preview)
    return (
      <BulkRepricePreview
        asked={readRepriceForm(asked)}
        reason={asked.reason}
        preview={preview}
        onBack={() => setPreview(null)}
        onDone={onDone}
        onClose={onClose}
      />
    )
  return (
    <BulkRepriceForm
      target={target}
      before={asked}
      onPreview={(values, answer) => {
        setAsked(values)
        setPreview(answer)
      }}
      onClose={onClose}
    />
  )
}
