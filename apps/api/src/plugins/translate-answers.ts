import { Translated } from "@sendoff/contract/translated";
import { z } from "zod";

type Say = (text: string) => string;
type Walk = (value: unknown, say: Say) => unknown;

/** By schema, worked out once; undefined where nothing in it is a sentence of ours. */
const walks = new WeakMap<z.ZodType, Walk | "under way" | "none">();

/** The answer with every sentence of ours (`Translated` of the contract) as `say` has it; the same value where there is none. */
export function translateAnswer(schema: z.ZodType, value: unknown, say: Say): unknown {
  const walk = walkOf(schema);
  return walk === undefined ? value : walk(value, say);
}

function walkOf(schema: unknown): Walk | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  if (schema === Translated)
    return (value, say) => (typeof value === "string" ? say(value) : value);
  const known = walks.get(schema);
  if (known !== undefined) return typeof known === "function" ? known : undefined;
  // A schema that holds itself is met again in here.
  walks.set(schema, "under way");
  const walk = newWalk(schema);
  walks.set(schema, walk ?? "none");
  return walk;
}

function newWalk(schema: z.ZodType): Walk | undefined {
  if (schema instanceof z.ZodObject) return walkOfFields(schema.shape);
  if (schema instanceof z.ZodArray) return walkOfItems(walkOf(schema.element));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return whereThere(walkOf(schema.unwrap()));
  }
  if (schema instanceof z.ZodDefault) return whereThere(walkOf(schema.unwrap()));
  if (schema instanceof z.ZodUnion) return walkOfOptions(schema.options);
  return undefined;
}

function whereThere(walk: Walk | undefined): Walk | undefined {
  if (walk === undefined) return undefined;
  return (value, say) => (value === undefined || value === null ? value : walk(value, say));
}

function walkOfItems(walk: Walk | undefined): Walk | undefined {
  if (walk === undefined) return undefined;
  return (value, say) => (Array.isArray(value) ? value.map((item) => walk(item, say)) : value);
}

function walkOfFields(shape: Readonly<Record<string, unknown>>): Walk | undefined {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const walk = walkOf(field);
    return walk === undefined ? [] : [[name, walk] as const];
  });
  if (fields.length === 0) return undefined;
  return (value, say) => {
    if (typeof value !== "object" || value === null) return value;
    const said = fields.flatMap(([name, walk]) =>
      name in value ? [[name, walk(Reflect.get(value, name), say)] as const] : [],
    );
    return { ...value, ...Object.fromEntries(said) };
  };
}

function walkOfOptions(options: readonly unknown[]): Walk | undefined {
  const walkable = options.flatMap((option) => (option instanceof z.ZodType ? [option] : []));
  if (walkable.every((option) => walkOf(option) === undefined)) return undefined;
  return (value, say) => {
    const fitting = walkable.find((option) => option.safeParse(value).success);
    return fitting === undefined ? value : translateAnswer(fitting, value, say);
  };
}
