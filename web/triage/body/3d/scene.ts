// The body in three dimensions: drawn when something changes, never in between.
import { Camera, Geometry, Mesh, type OGLRenderingContext, Program, Raycast, Renderer, Transform, Vec3 } from 'ogl';
import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { RegionGroup } from '#contract/triage/body-regions.ts';
import { type ModelPart, modelParts } from './model.ts';

const VERTEX = `
attribute vec3 position; attribute vec3 normal;
uniform mat4 modelViewMatrix, projectionMatrix; uniform mat3 normalMatrix;
varying vec3 facing;
void main() { facing = normalize(normalMatrix * normal); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;
// Light from above and a little from the left; the rim stays darker, so that the roundness is seen.
const FRAGMENT = `
precision highp float;
uniform vec3 colour; varying vec3 facing;
void main() {
  vec3 n = normalize(facing);
  float light = 0.84 + 0.26 * max(dot(n, normalize(vec3(-0.4, 0.8, 0.6))), 0.0) - 0.16 * pow(1.0 - max(n.z, 0.0), 2.0);
  gl_FragColor = vec4(colour * light, 1.0);
}`;

const MIDDLE = 8.8;
const AWAY = 33;

export type Colours = { part: string; lit: string };
/** A part, or null for the trunk below the chest; and whether it was met from behind. */
export type Spot = { part: BodyPart | null; isBehind: boolean };

const TRUNK = 'trunk';
/** What is lit: a part, or the trunk. Null where a place has no piece of its own. */
export const spotOf = (part: BodyPart | null, group: RegionGroup = 'belly'): BodyPart | typeof TRUNK | null =>
  part ?? (group === 'belly' || group === 'back' ? TRUNK : group === 'head' ? 'head' : null);

export class BodyScene {
  private readonly renderer: Renderer;
  private readonly gl: OGLRenderingContext;
  private readonly camera: Camera;
  private readonly body = new Transform();
  private readonly meshes = new Map<Mesh, BodyPart | null>();
  private shown: { lit: readonly unknown[]; colours: Colours } = { lit: [], colours: { part: '', lit: '' } };

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new Renderer({ canvas, dpr: Math.min(devicePixelRatio, 2), alpha: true, antialias: true });
    this.gl = this.renderer.gl;
    this.camera = new Camera(this.gl, { fov: 32, near: 1, far: 100 });
    this.camera.position.set(0, MIDDLE, AWAY);
    this.camera.lookAt(new Vec3(0, MIDDLE, 0));
    // One for all parts: making it is what takes long on a machine without a graphics card.
    const program = new Program(this.gl, {
      vertex: VERTEX,
      fragment: FRAGMENT,
      uniforms: { colour: { value: new Vec3() } },
      cullFace: false,
    });
    for (const model of modelParts()) this.add(model, program);
  }

  private add({ part, skin }: ModelPart, program: Program) {
    const geometry = new Geometry(this.gl, {
      position: { size: 3, data: skin.position },
      normal: { size: 3, data: skin.normal },
      index: { data: skin.index },
    });
    const mesh = new Mesh(this.gl, { geometry, program });
    mesh.onBeforeRender(() => {
      program.uniforms.colour.value = toVector(this.colourOf(part));
    });
    mesh.setParent(this.body);
    this.meshes.set(mesh, part);
  }

  private colourOf(part: BodyPart | null): string {
    const { lit, colours } = this.shown;
    return lit.includes(part ?? TRUNK) ? colours.lit : colours.part;
  }

  resize(width: number, height: number) {
    this.renderer.setSize(width, height);
    this.camera.perspective({ aspect: width / height });
  }

  draw(turn: number, lit: readonly unknown[], colours: Colours) {
    this.body.rotation.y = turn;
    this.shown = { lit, colours };
    this.renderer.render({ scene: this.body, camera: this.camera });
  }

  /** What is under a point of the canvas, from -1 to 1 in both directions. */
  spotAt(x: number, y: number): Spot | null {
    const ray = new Raycast();
    ray.castMouse(this.camera, [x, y]);
    const [nearest] = ray.intersectMeshes([...this.meshes.keys()], { cullFace: false });
    if (!nearest) return null;
    return { part: this.meshes.get(nearest) ?? null, isBehind: (nearest.hit?.localPoint?.z ?? 0) < 0 };
  }

  dispose() {
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

/** "rgb(11, 107, 102)" or "color(srgb 0.1 0.4 0.4)", as the browser gives computed colours. */
function toVector(colour: string): Vec3 {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return colour.startsWith('color(') ? new Vec3(r, g, b) : new Vec3(r / 255, g / 255, b / 255);
}
