// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateLeadEnriched, validateLeadId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaLeadsEnrichArguments = {"$id":"LeadsEnrichArguments","type":"object","required":["leadId"],"properties":{"leadId":{"$ref":"LeadId"},"language":{"type":"string","enum":["en","fi","sv","de"]},"roles":{"type":"array","items":{"type":"string","maxLength":200,"minLength":1},"maxItems":20}},"additionalProperties":false};
function validateLeadsEnrichArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "leadId") || (key0 === "language")) || (key0 === "roles"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.leadId !== undefined){if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}
if(data.language !== undefined){let data1 = data.language;if(typeof data1 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}if(!((((data1 === "en") || (data1 === "fi")) || (data1 === "sv")) || (data1 === "de"))){(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schemaLeadsEnrichArguments.properties.language.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.roles !== undefined){let data2 = data.roles;if(Array.isArray(data2)){if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});errors++;}const len0 = data2.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){let data3 = data2[i0];if(typeof data3 === "string"){if(ucs2length(data3) > 200){(vErrors ??= []).push({instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}if(ucs2length(data3) < 1){(vErrors ??= []).push({instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsEnrichArguments.errors = vErrors;return errors === 0;}
validateLeadsEnrichArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsEnrichArguments as args,
  validateLeadEnriched as value,
};
