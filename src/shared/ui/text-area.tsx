import type { ComponentProps } from 'react'
import { classNames } from '@/shared/ui/class-names'
import { useFieldWiring } from '@/shared/ui/field-context'

export type TextAreaProps = ComponentProps<'textarea'>

export function TextArea({ className, rows = 3, ...rest }: TextAreaProps) {
  const wired = useFieldWiring(rest)
  return <textarea {...wired} rows={rows} className={classNames('form-control', className)} />
}
