// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateEnrichmentQueued, validateLeadId, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaLeadsEnrichBatchArguments = {"$id":"LeadsEnrichBatchArguments","type":"object","required":[],"properties":{"language":{"type":"string","enum":["en","fi","sv","de"]},"leadIds":{"type":"array","items":{"$ref":"LeadId"},"maxItems":200,"minItems":1},"projectId":{"$ref":"ProjectId"},"roles":{"type":"array","items":{"type":"string","maxLength":200,"minLength":1},"maxItems":20}},"additionalProperties":false};
function validateLeadsEnrichBatchArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadsEnrichBatchArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "language") || (key0 === "leadIds")) || (key0 === "projectId")) || (key0 === "roles"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.language !== undefined){
let data0 = data.language;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
if(!((((data0 === "en") || (data0 === "fi")) || (data0 === "sv")) || (data0 === "de"))){
const err2 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schemaLeadsEnrichBatchArguments.properties.language.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.leadIds !== undefined){
let data1 = data.leadIds;
if(Array.isArray(data1)){
if(data1.length > 200){
const err3 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateLeadId(data1[i0], {instancePath:instancePath+"/leadIds/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.roles !== undefined){
let data4 = data.roles;
if(Array.isArray(data4)){
if(data4.length > 20){
const err6 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err6);
errors++;
}
const len1 = data4.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(ucs2length(data5) > 200){
const err7 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err7);
errors++;
}
if(ucs2length(data5) < 1){
const err8 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validateLeadsEnrichBatchArguments.errors = vErrors;
return errors === 0;
}
validateLeadsEnrichBatchArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsEnrichBatchArguments as args,
  validateEnrichmentQueued as value,
};
