/** An icon: what is inside its svg, and the side of its square. */
export interface Drawing {
  body: string;
  size: number;
}
