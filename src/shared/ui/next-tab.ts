/** Where a key press leads in a row of tabs; null when the key means nothing there. */
export function nextTab(
  keys: readonly string[],
  active: string,
  pressed: string,
  isRtl: boolean,
): string | null {
  const index = keys.indexOf(active)
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  const targets: Record<string, number> = {
    [forward]: (index + 1) % keys.length,
    [back]: (index - 1 + keys.length) % keys.length,
    Home: 0,
    End: keys.length - 1,
  }
  const target = targets[pressed]
  return target === undefined ? null : (keys[target] ?? null)
}
