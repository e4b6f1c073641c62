import { NotBuiltYetPage } from '@/features/errors/not-built-yet.page'
import { useTitleOf } from '@/shared/layout/use-title-of'

export type NotBuiltScreenProps = { titleKey: string }

export function NotBuiltScreen({ titleKey }: NotBuiltScreenProps) {
  return <NotBuiltYetPage title={useTitleOf()(titleKey)} />
}
