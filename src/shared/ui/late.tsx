import { lazy, useState, type ComponentType } from 'react'

/**
 * A part that comes when it is first drawn, within a Suspense; once it is there, another is drawn without any wait.
 * `ahead` fetches it before that.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | null = null
  const ahead = async () => (there = await load())
  const Coming = lazy(async () => ({ default: await ahead() }))

  function Late(props: Props) {
    // For good: another component in its place would be another state.
    const [Part] = useState<ComponentType<Props>>(() => there ?? (Coming as ComponentType<Props>))
    return <Part {...props} />
  }
  return Object.assign(Late, { ahead })
}
