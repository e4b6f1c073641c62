import { lazy, useState, type ComponentType } from 'react'

/**
 * A part that comes when it is first drawn, within a Suspense; once it is there, another is drawn without any wait.
 * `ahead` fetches it before that. `whenDrawn`: how a part that is missed is told once somebody wants to see it.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenDrawn: (load: () => Promise<ComponentType<Props>>) => Promise<ComponentType<Props>> = load => load(),
) {
  let there: ComponentType<Props> | null = null
  const ahead = async () => (there = await load())
  const Coming = lazy(async () => ({ default: await whenDrawn(ahead) }))

  function Late(props: Props) {
    // For good: another component in its place would be another state.
    const [Part] = useState<ComponentType<Props>>(() => there ?? (Coming as ComponentType<Props>))
    return <Part {...props} />
  }
  return Object.assign(Late, { ahead, isThere: () => there !== null })
}

export type LatePart = { ahead: () => Promise<unknown>; isThere: () => boolean }

const Nothing = () => null
/** For what a page can do without: one that does not come is no reason to lose the page, and what was typed into it. */
export const orNothing = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => load().catch(() => Nothing)
