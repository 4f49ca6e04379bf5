// JSON Schemas of the contract's shapes. A shape that the contract exports has its name there: everyone refers to it.
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
export type Json = Record<string, unknown>;
/** What a caller may send and what they get back differ: an answer has no unknown fields, a default is always there. */
type Direction = 'input' | 'output';

export type ComponentSchemas = {
  /** A reference where the contract names the shape. */
  schemaOf(schema: Schema, direction?: Direction): Json;
  /** Itself, also where it has a name: a parameter is read field by field. */
  fieldsOf(schema: Schema): { properties?: Json; required?: string[] };
  /** All that were referred to so far. */
  components(): Record<string, Json>;
};

export function makeComponentSchemas(names: ReadonlyMap<Schema, string>): ComponentSchemas {
  const components: Record<string, Json> = {};
  const registries = { input: registryOf(names, 'Input'), output: registryOf(names, '') };

  function written(schema: Schema, direction: Direction): Json {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, {
      io: direction,
      metadata: registries[direction],
      // JSON Schema has no word for a transformation: a PUD is typed in many ways and stored in one.
      unrepresentable: 'any',
    }) as Json & { $defs?: Record<string, Json> };
    for (const [name, { id: __, ...definition }] of Object.entries($defs)) components[name] ??= pointed(definition);
    return pointed(json);
  }

  return {
    schemaOf: (schema, direction = 'input') => written(schema, direction),
    fieldsOf(schema) {
      const json = written(schema, 'input');
      return typeof json.$ref === 'string' ? (components[json.$ref.replace(WHERE, '')] ?? {}) : json;
    },
    components: () => components,
  };
}

const WHERE = '#/components/schemas/';

function registryOf(names: ReadonlyMap<Schema, string>, ending: string) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, name] of names) registry.add(schema, { id: `${name}${ending}` });
  return registry;
}

const pointed = (json: Json): Json =>
  JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#/$defs/', `"$ref":"${WHERE}`));

/** Gives a shape that is the same as input and output one name. */
export function withoutTwins<Document extends { components: { schemas: Record<string, Json> } }>(
  document: Document,
): Document {
  const { schemas } = document.components;
  const plain = (json: Json | undefined) => JSON.stringify(json)?.replaceAll('Input"', '"');
  const twins = Object.keys(schemas).filter(
    (name) => name.endsWith('Input') && plain(schemas[name]) === JSON.stringify(schemas[name.slice(0, -5)]),
  );
  for (const name of twins) delete schemas[name];
  const text = twins.reduce(
    (said, name) => said.replaceAll(`${WHERE}${name}"`, `${WHERE}${name.slice(0, -5)}"`),
    JSON.stringify(document),
  );
  return JSON.parse(text);
}
