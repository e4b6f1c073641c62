/** The first of those on offer that a caller takes; browsers name what they take without a weight. */
export function acceptedEncoding<Name extends string>(
  accepted: string | string[] | undefined,
  offered: readonly Name[],
): Name | undefined {
  const taken = String(accepted ?? '')
    .split(',')
    .map(name => name.trim())
  return offered.find(name => taken.includes(name))
}
