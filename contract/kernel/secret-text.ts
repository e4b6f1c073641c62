import { z } from 'zod'

/** Text that is kept sealed or not at all: a protected number, a token, an address that is itself the key. */
export const secret = <S extends z.ZodType>(schema: S): S => schema.meta({ format: 'password' })
export const secretText = secret(z.string())
